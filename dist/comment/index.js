globalThis[Symbol.for('fixture-gate.role')] = 'comment';
await import('../index.js');
