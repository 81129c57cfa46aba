/** Passkeys in the browser: bytes there, base64url on the wire. */

import { isThisComputer } from "./invitation";

export type Credential = Readonly<Record<string, unknown>>;
export type MakingOptions = PublicKeyCredentialCreationOptionsJSON;
export type AskingOptions = PublicKeyCredentialRequestOptionsJSON;

/** Why passkeys are not to be had on this page, as the end of a text's key; empty if they are. */
export function whyNoPasskeys(at: Pick<Location, "hostname"> = location, secure: boolean = isSecureContext): string {
  const isNumber = /^\[|^\d+(\.\d+){3}$/.test(at.hostname);
  if (!secure) return "insecure";
  if (isNumber) return isThisComputer(at.hostname) ? "number_here" : "number";
  return typeof PublicKeyCredential === "undefined" ? "browser" : "";
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What a browser makes or signs; null if nothing came of it: somebody thought better of it. */
async function wishedFor(asked: Promise<unknown>): Promise<PublicKeyCredential | null> {
  try {
    const found = await asked;
    return found instanceof PublicKeyCredential ? found : null;
  } catch (problem) {
    if (problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name)) return null;
    throw problem;
  }
}

const sent = ({ id, rawId, type }: PublicKeyCredential, response: Credential): Credential => ({
  id,
  rawId: textOf(rawId),
  type,
  response,
  clientExtensionResults: {},
});

/** A new passkey as JSON. */
export async function makePasskey(options: MakingOptions): Promise<Credential | null> {
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials = [], authenticatorSelection } = options;
  const found = await wishedFor(
    navigator.credentials.create({
      publicKey: {
        rp,
        user: { ...user, id: bytesOf(user.id) },
        challenge: bytesOf(challenge),
        pubKeyCredParams,
        excludeCredentials: excludeCredentials.map((one) => ({ type: "public-key", id: bytesOf(one.id) })),
        ...(timeout && { timeout }),
        ...(authenticatorSelection && { authenticatorSelection }),
      },
    }),
  );
  if (!(found?.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = found.response;
  return sent(found, { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) });
}

/** What a passkey signed, as JSON: any that this device has for this server. */
export async function signWithPasskey({ challenge, rpId, timeout }: AskingOptions): Promise<Credential | null> {
  const found = await wishedFor(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        userVerification: "preferred",
        ...(rpId && { rpId }),
        ...(timeout && { timeout }),
      },
    }),
  );
  if (!(found?.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  return sent(found, {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    ...(userHandle && { userHandle: textOf(userHandle) }),
  });
}
