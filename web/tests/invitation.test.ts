import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { invitationTo, isThisComputer } from "../src/invitation";

afterEach(() => {
  vi.restoreAllMocks();
});

const HERE = { origin: "http://localhost:8000", hostname: "localhost" };

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["play.localhost", true],
  ["192.168.1.5", false],
  ["games.local", false],
  ["mylocalhost", false],
])("%s is this computer: %s", (hostname, is) => {
  expect(isThisComputer(hostname)).toBe(is);
});

test("who came from elsewhere invites by the address that they used", () => {
  const host = vi.spyOn(api, "host");
  expect(invitationTo("/t/a", { origin: "http://192.168.1.5:8000", hostname: "192.168.1.5" })).toEqual({
    link: "http://192.168.1.5:8000/t/a",
    onlyHere: false,
  });
  expect(host).not.toHaveBeenCalled();
});

test("where the server is for this computer alone, whoever copies a link is told", async () => {
  vi.resetModules();
  const { api: fresh } = await import("../src/api");
  const { invitationTo: invite } = await import("../src/invitation");
  vi.spyOn(fresh, "host").mockResolvedValue({ holdfast: "1", invite_at: "", entrance: "open", links_admit: false });
  invite("/t/a", HERE);
  await Promise.resolve();
  await Promise.resolve();
  expect(invite("/t/a", HERE)).toEqual({ link: "http://localhost:8000/t/a", onlyHere: true });
});

test("who sits at the server itself invites by the address that others open, as soon as it is known", async () => {
  vi.spyOn(api, "host").mockResolvedValue({
    holdfast: "1",
    invite_at: "http://192.168.1.5:8000",
    entrance: "open",
    links_admit: false,
  });
  expect(invitationTo("/t/a", HERE)).toEqual({ link: "http://localhost:8000/t/a", onlyHere: false });
  await Promise.resolve();
  await Promise.resolve();
  expect(invitationTo("/t/a", HERE)).toEqual({ link: "http://192.168.1.5:8000/t/a", onlyHere: false });
});
