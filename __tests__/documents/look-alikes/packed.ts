import type { LookAlike } from './pairs.js';

/** Written by the reference programs, because nothing here packs these. Each row: why, and both sides as Base64. */
type Packed = readonly (readonly [why: string, base: string, head: string])[];

const BZ2: Packed = [
  [
    'a value of the content',
    'QlpoMTFBWSZTWdgK6cYAAAPZgAAQUAAgECAAAAogADEMCCAzSRkZRPF3JFOFCQ2Arpxg',
    'QlpoMTFBWSZTWdpjHE8AAAPZgAAQUAAQECAAAAogADEMCCAzSRkZRPF3JFOFCQ2mMcTw',
  ],
  [
    'a number and its text',
    'QlpoMTFBWSZTWdZNankAAAMZgFAAIBAgAAAKIAAiGAIYBOJ9bhdyRThQkNZNank=',
    'QlpoMTFBWSZTWR/wpnMAAAQZgFAAIBAgAAAKIAAiGmamIYBqAb6ou5IpwoSA/4UzmA==',
  ],
  [
    'null and nothing',
    'QlpoMTFBWSZTWZAyYRwAAASZgFAAABAgBQIKIAAxBkxBA0bUWjIGzl4u5IpwoSEgZMI4',
    'QlpoMTFBWSZTWacm3U4AAAAAgAAKIAAhAIKxdyRThQkKcm3U4A==',
  ],
  [
    'two integers that are one double',
    'QlpoMTFBWSZTWfaZ9WQAAAgKAH6gAAogACGgYgQAwcl2JaJ1B53eLuSKcKEh7TPqyA==',
    'QlpoMTFBWSZTWSSANLgAAAgKAHagAAogACIaD0ggyYgWFwg3WQ848XckU4UJAkgDS4A=',
  ],
  [
    'a key given twice, in the other order',
    'QlpoMTFBWSZTWfuoAf0AAAcZgFAEMBAgAAAKIAAhKA00IMmIrRHYpEDfi7kinChIfdQA/oA=',
    'QlpoMTFBWSZTWQwzozAAAAcZgFAEMBAgAAAKIAAhKNA0IMmIWGldyNBvxdyRThQkAwzozAA=',
  ],
  [
    'an empty list and an empty object',
    'QlpoMTFBWSZTWUYQHhQAAAObgFAAABAACiAAAAogADEMCBk0yaKc3Fb4u5IpwoSCMIDwoA==',
    'QlpoMTFBWSZTWV2muNIAAAKZgFAAABAgAAAKIAAhgAwBy0bKcXckU4UJBdprjSA=',
  ],
  [
    'a list and its only item',
    'QlpoMTFBWSZTWTrs/IkAAAEKACAAAAogACEmQZhIuLuSKcKEgddn5Eg=',
    'QlpoMTFBWSZTWYQnu8MAAACKACAAAAogACGYGYFhdyRThQkIQnu8MA==',
  ],
  [
    'a no-break space',
    'QlpoMTFBWSZTWZkrCr0AAAUZgFAAABAgAABqIAAxDAgg0zUJsYWuXi7kinChITJWFXo=',
    'QlpoMTFBWSZTWfiKVpkAAASZlFAAABAgAABqQAAQACAAIgyDIQAwB07kpBvxdyRThQkPiKVpkA==',
  ],
  [
    'false and null',
    'QlpoMTFBWSZTWVPuMvcAAAADgAAKIwQIACAAMQwAxMInNLvF3JFOFCQU+4y9wA==',
    'QlpoMTFBWSZTWW7t8NoAAAADgAAKAAUCACAAIYNBmglRji7kinChIN3b4bQ=',
  ],
  [
    'two items swapped',
    'QlpoMTFBWSZTWRN6kp4AAAIaAEAEMAAACiAAIYAMATs24u5IpwoSAm9SU8A=',
    'QlpoMTFBWSZTWbqGZdoAAAIaAEAEMAAACiAAIYAMAUd24u5IpwoSF1DMu0A=',
  ],
];
const XZ: Packed = [
  [
    'a value of the content',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAIeyJhIjogMX0KAAAAAPzlfqyCTFlAAAEhCWwYxdUftvN9AQAAAAAEWVo=',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAIeyJhIjogMn0KAAAAAKFTwB9db0UBAAEhCWwYxdUftvN9AQAAAAAEWVo=',
  ],
  [
    'a number and its text',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAHeyJhIjogMX0A3GfKofJFxeEAASAIuxnZux+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAJeyJhIjogIjEifQAAANiImo2S6CK4AAEiChUa4WcftvN9AQAAAAAEWVo=',
  ],
  [
    'null and nothing',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAKeyJhIjogbnVsbH0AAA9kBaRQu5huAAEjC8Ib/QkftvN9AQAAAAAEWVo=',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQABe30AAABd1d51almRkwABGgLcLqV+H7bzfQEAAAAABFla',
  ],
  [
    'two integers that are one double',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQARWzkwMDcxOTkyNTQ3NDA5OTNdAAAATSPnEBniF8EAASoSSwhUvB+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQARWzkwMDcxOTkyNTQ3NDA5OTJdAAAAQNI3TIub/pUAASoSSwhUvB+2830BAAAAAARZWg==',
  ],
  [
    'a key given twice, in the other order',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAPeyJhIjogMSwgImEiOiAyfQAqRfS0vJFWtgABKBDlC2xgH7bzfQEAAAAABFla',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAPeyJhIjogMiwgImEiOiAxfQBn+gkY4phFvwABKBDlC2xgH7bzfQEAAAAABFla',
  ],
  [
    'an empty list and an empty object',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAIeyJhIjogW119AAAAAEUL0/pG4muDAAEhCWwYxdUftvN9AQAAAAAEWVo=',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAIeyJhIjoge319AAAAACh5/popLyX7AAEhCWwYxdUftvN9AQAAAAAEWVo=',
  ],
  [
    'a list and its only item',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAEW1sxXV0AAAAAjrL4u6j/0iUAAR0FuC2Arx+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQACWzFdAAATEhxHAZG2dwABGwMLL7kQH7bzfQEAAAAABFla',
  ],
  [
    'a no-break space',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQALeyJhIjogInggeSJ9ANln3eqQN+ijAAEkDKYY2NgftvN9AQAAAAAEWVo=',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAMeyJhIjogInjCoHkifQAAAAChrBQ0vjLw5QABJQ1xGcS2H7bzfQEAAAAABFla',
  ],
  [
    'false and null',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAGW2ZhbHNlXQAAP7DTvmUtTXgAAR8HFi64cx+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAFW251bGxdAAAAb3yYTg0Ks2MAAR4GwS+kHR+2830BAAAAAARZWg==',
  ],
  [
    'two items swapped',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAFWzEsIDJdAAAAx5B7mYKNmroAAR4GwS+kHR+2830BAAAAAARZWg==',
    '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAFWzIsIDFdAAAAMuNGKJSe1qMAAR4GwS+kHR+2830BAAAAAARZWg==',
  ],
];

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

function pairsOf(rows: Packed, path: string, lines: readonly [string, string]): readonly LookAlike[] {
  const [one, other] = lines.map(bytesOf) as [Uint8Array, Uint8Array];
  return [
    ...rows.map(([why, base, head]): LookAlike => [why, bytesOf(base), bytesOf(head), path.replace('.', '.json.')]),
    ['one line of a text', one, other, path.replace('.', '.txt.')],
    [
      'a second stream that adds to the first',
      one,
      Uint8Array.from(Buffer.concat([one, other])),
      path.replace('.', '.txt.'),
    ],
  ];
}

export const BZ2_PAIRS = pairsOf(BZ2, 'fx/a.bz2', [
  'QlpoMTFBWSZTWWM+1uIAAADBAAAQIAAgACEAgrF3JFOFCQYz7W4g',
  'QlpoMTFBWSZTWRHViTEAAADBAAAQEAAgACEAgrF3JFOFCQEdWJMQ',
]);
export const XZ_PAIRS = pairsOf(XZ, 'fx/a.xz', [
  '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQABYQoAAAATRz+4k51F1AABGgLcLqV+H7bzfQEAAAAABFla',
  '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQABYgoAAAAEVE5dJRd+KQABGgLcLqV+H7bzfQEAAAAABFla',
]);

/** One content by two levels: `[1, 2]`. */
export const BZ2_LEVELS = [
  'QlpoMTFBWSZTWRN6kp4AAAIaAEAEMAAACiAAIYAMATs24u5IpwoSAm9SU8A=',
  'QlpoOTFBWSZTWRN6kp4AAAIaAEAEMAAACiAAIYAMATs24u5IpwoSAm9SU8A=',
].map(bytesOf) as [Uint8Array, Uint8Array];
export const XZ_LEVELS = [
  '/Td6WFoAAATm1rRGAgAhAQwAAACPmEGcAQAFWzEsIDJdAAAAx5B7mYKNmroAAR4GwS+kHR+2830BAAAAAARZWg==',
  '/Td6WFoAAAFpIt42AgAhARwAAAAQz1jMAQAFWzEsIDJdAAAA/+fJYQABGgbF6sh5kEKZDQEAAAAAAVla',
].map(bytesOf) as [Uint8Array, Uint8Array];
