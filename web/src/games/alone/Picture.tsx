/** ALONE's picture: one lamp, one survivor, and something that keeps just outside the light. */

import type { JSX } from "preact";
import "./picture.css";
import "./tokens.css";

export function AlonePicture(): JSX.Element {
  return (
    <svg class="picture alone-picture" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="alone-cone" x2="0" y2="1">
          <stop offset="0" stop-color="var(--lamp)" stop-opacity=".8" />
          <stop offset="1" stop-color="var(--lamp-cone-end)" stop-opacity=".12" />
        </linearGradient>
        <radialGradient id="alone-pool">
          <stop offset="0" stop-color="var(--lamp-pool)" stop-opacity=".6" />
          <stop offset="1" stop-color="var(--lamp-pool-end)" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="alone-bulb">
          <stop offset="0" stop-color="var(--lamp-core)" />
          <stop offset=".35" stop-color="var(--lamp-cold)" stop-opacity=".6" />
          <stop offset="1" stop-color="var(--lamp-cold)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect class="dark" x="-240" width="960" height="300" />
      <path
        class="ribs"
        d="M-40-20l150 90v130L-40 320M520-20 370 70v130l150 120M180 110h120v70H180zM110 70l70 40M370 70l-70 40M110 200l70-20M370 200l-70-20M20 16v270M460 16v270M70 46v196M410 46v196"
      />
      <path class="vent" d="M206 122h68v34h-68zM206 131h68M206 140h68M206 148h68" />
      <g class="light">
        <path d="M228 42h24l112 222H116z" fill="url(#alone-cone)" />
        <ellipse cx="240" cy="264" rx="136" ry="26" fill="url(#alone-pool)" />
        <circle cx="240" cy="44" r="44" fill="url(#alone-bulb)" />
      </g>
      <path class="lamp" d="M240-20v42m-24 22h48l-9-22h-30z" />
      <ellipse class="shadow" cx="244" cy="266" rx="34" ry="6" />
      <path
        class="lone"
        d="M240 150c7 0 12 5 12 13s-5 13-12 13-12-5-12-13 5-13 12-13zm-19 116 6-46-10-3 6-30c2-8 7-11 17-11s15 3 17 11l6 30-10 3 6 46h-12l-6-38h-2l-6 38z"
      />
      <path class="torch" d="M259 214l14-4 1 6-14 4z" />
      <g class="thing">
        <path d="M318 300c2-24-14-40-12-78 1-30 10-54 26-58 22-4 34 20 34 50 0 40-8 56-4 86zM318 172l-24-36 8 44zM348 164l12-40 0 44zM312 214l-40 22 3 9 40-14zM362 210l30 40-8 6-26-32z" />
        <path class="thing-eyes" d="M312 190l14 5-13 5zM352 189l-14 6 14 4z" />
      </g>
    </svg>
  );
}
