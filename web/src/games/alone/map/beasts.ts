/** Figures of the expansions, drawn for each: in boxes of 32 by 32 around (0, 0), holes where they overlap themselves. */

export const BEASTS: Readonly<Record<string, string>> = {
  // Deep: parasites
  choir_of_ticks:
    "M0-1a5 7 0 1 1 .1 0zM-8 13a5 6.500 0 1 1 .1 0zM8 13a5 6.500 0 1 1 .1 0zM-4-6l-5-3M4-6l5-3M-4-2l-4 1M4-2l4 1M-13 6l-3-2M-13 10l-3 2M13 6l3-2M13 10l3 2M-5 13l-2 3M5 13l2 3",
  door_thief: "M-10-16H10V7l6 9H9L6 8H-6l-3 8h-7l6-9zM3-4h4v2H3zM-7-1l-7 4M7-1l7 4",
  needle_mother: "M0-16 3-7 14-12 8-2 16 3 6 4 9 16 0 7-9 16-6 4-16 3-8-2-14-12-3-7z",
  tooth_fairy: "M-5-9c5 3 5 3 10 0 6 3 5 9 3 14L5 16 2 7h-4l-3 9L-8 5c-2-5-3-11 3-14zM8-2 16-13 15 3zM-8-2-16-13-15 3z",
  // Deep: spores
  lantern_rot: "M-3-16h6v3h5l3 8v9l-3 4 1 8-4-5-3 5-3-6-4 5 0-7-6-5V-5l3-8h5zM-6-7H6v8H-6z",
  drift_colony:
    "M-5-2a6.500 6.500 0 1 1 .1 0zM9-4a5 5 0 1 1 .1 0zM6 15a7.500 7.500 0 1 1 .1 0zM-10 12a4.500 4.500 0 1 1 .1 0z",
  weeping_coral:
    "M-3 16V5l-11-8v-9l5 5 5 4V-16l4 0 1 10 4-2 2-7 5 2-3 9-6 5v15zM-12 6c4 5 0 8-2 5 0-2 1-3 2-5zM12 5c4 5 0 8-2 5 0-2 1-3 2-5z",
  slow_bloom:
    "M-2-5C-9-16-2-16 0-16s9 0 2 11C12-12 15-6 16-4s2 9-9 6c9 8 4 12 2 13s-8 4-9-8c-1 12-7 9-9 8s-7-5 2-13c-11 3-10-4-9-6s4-8 14-1zM0-2a3.500 3.500 0 1 0 .1 0z",
  // Deep: cultists
  hierophant_unmasked: "M0-16 7-9 6-1 10 3 14 16H-14L-10 3-6-1-7-9zM-4-4h3v4h-3zM1-4h3v4H1zM-3 4h6v2h-6z",
  lamp_warden: "M-5-15c6 0 8 6 8 12L7 16H-15l3-19c0-6 2-12 7-12zM9-7h7V1H9zM12.500-13v6M12.500 1v15M4-2l8-4",
  usher: "M-7-7a4.500 4.500 0 1 1 .1 0zM-13-6h11L15-10l1 5L1 1l3 15H-15z",
  verger: "M0-16c6 0 7 6 7 10l5 2 3 10-4 1-3-7v16H-8V0l-3 7-4-1 3-10 5-2c0-4 1-10 7-10zM-13 8l2 8M13 8l-2 8",
  // Deep: mutants
  foreman: "M-8-9C-8-19 8-19 8-9h4v3H-12v-3zM-7-6H7l9 4v11h-5l-1 7H3L0 10l-3 6h-7l-1-7h-5V-2z",
  twice_grown: "M-7-7a5 4.500 0 1 1 .1 0zM7-7a5 4.500 0 1 1 .1 0zM-12-8H12l4 11-5 4 1 9H3L0 9l-3 7h-9l1-9-5-4z",
  hollow_roar: "M-13-13-4-11 0-16 4-11 13-13 16 3 8 16H-8L-16 3zM-8-1C-8-8 8-8 8-1 8 12-8 12-8-1z",
  bone_welder:
    "M-5-16h8l3 5-3 5h-8l-3-5zM-11-5H8L8 6 4 7l2 9H0l-2-7-2 7h-7l2-9-3-1zM8-3l6-6M11-14l2 3M16-14l-2 4M16-7l-2-2",
  // Deep: worms
  matriarch_in_brood:
    "M-15 12C-17-5-5-17 6-15c11 2 11 14 3 15-5 1-7-5-3-7-8-2-11 6-9 19zM3 15a3.500 4.500 0 1 1 .1 0zM12 15a3.500 4.500 0 1 1 .1 0z",
  tunnel_king: "M-15 16C-15 4-11-3-6-5L-9-16l6 5 3-5 3 5 6-5-3 11c5 2 9 9 9 21H7C7 7 4 4 0 4S-7 7-7 16z",
  deep_listener: "M-11 16C-14-2-9-16 3-16c11 0 13 12 8 17-4 3-4 6-5 9-1 5-7 5-8 1l-3 5zM-3 3C-6-7-2-11 3-11s6 6 1 9",
  undertow: "M-16 8C-15-9-3-17 8-11c7 4 5 12-1 12 1-5-4-6-6-2-2 5 4 8 15 6v11H-16zM-12 12l6-3 6 3 6-3 6 3",
  // Avatar
  butcher: "M-3-16c5 0 7 4 7 8l5 3v-10h7v16l-7 1-1 6 2 8H-9l1-8-7-3 0-6 6-7c0-4 1-8 6-8zM-6-8h3v2h-3z",
  overtaker:
    "M5-16a4.500 4.500 0 1 1-.1 0zM2-6l6 4 7-2 1 4-9 3-4-3-2 5 7 4-2 8-4-1 1-5-8-4-5 6-6 2-1-4 5-2 5-12-6 1-1 4-3-3 4-6z",
  hush: "M0-16c7 0 8 8 7 13l4 4 1 9 3 6-5-3 0 4-4-3-3 2H-3l-3-2-4 3 0-4-5 3 3-6 1-9 4-4c-1-5 0-13 7-13zM-2-6v6M2-6v6",
  landlord: "M0-16 16-3h-3v19H4V6h-8v10h-9V-3h-3zM-8-3h4v4h-4zM4-3h4v4H4zM9-12v-4h3v7",
  warden: "M-15-12H15V6H4v4h7l3 6H-14l3-6h7V6h-11zM0-9a6 6 0 1 0 .1 0zM0-5a2 2 0 1 0 .1 0z",
};
