import { rmSync } from 'node:fs';

for (const folder of ['dist', 'lib'])
  rmSync(new URL(`../${folder}`, import.meta.url), { recursive: true, force: true });
