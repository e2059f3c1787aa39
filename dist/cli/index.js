#!/usr/bin/env node
globalThis[Symbol.for('fixture-gate.role')] = 'cli';
await import('../index.js');
