import { readFileSync } from 'node:fs';
import { FixtureGateError } from '../errors.js';
import { gate } from '../gate.js';
import type { Invocation } from '../inputs/argv.js';
import { writeReport } from './output.js';
import { terminalProgress } from './progress.js';
