export const id = 7572;
export const ids = [7572];
export const modules = {

/***/ 27572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_SCHEMA: () => (/* binding */ REPORT_SCHEMA)
/* harmony export */ });
/**
 * schema/report.schema.json without its prose, so that the bundle can check a report that comes from elsewhere. A test holds
 * the two against each other.
 */
const REPORT_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'fixture-gate/report/1',
    type: 'object',
    required: [
        'schemaVersion',
        'tool',
        'base',
        'head',
        'mergeBase',
        'policy',
        'verdict',
        'gates',
        'findings',
        'problems',
        'stats',
    ],
    properties: {
        schemaVersion: { const: 1 },
        tool: {
            type: 'object',
            required: ['name', 'version'],
            properties: { name: { const: 'fixture-gate' }, version: { type: 'string' } },
        },
        base: { $ref: '#/$defs/revision' },
        head: { $ref: '#/$defs/revision' },
        mergeBase: { type: 'string', pattern: '^[0-9a-f]{40}([0-9a-f]{24})?$' },
        policy: {
            type: 'object',
            required: ['source'],
            properties: {
                source: { enum: ['base', 'head', 'defaults'] },
                path: { type: 'string' },
                sha256: { type: 'string' },
            },
        },
        verdict: { enum: ['pass', 'fail'] },
        gates: {
            type: 'array',
            items: {
                type: 'object',
                required: ['id', 'outcome'],
                properties: {
                    id: { enum: ['records', 'seal', 'shape', 'schema', 'properties', 'freeze', 'quarantine', 'policy'] },
                    outcome: { enum: ['pass', 'fail', 'missing-artifact', 'not-configured', 'not-run'] },
                    summary: { type: 'string' },
                },
            },
        },
        findings: { type: 'array', items: { $ref: '#/$defs/finding' } },
        problems: { type: 'array', items: { $ref: '#/$defs/problem' } },
        stats: { type: 'object' },
    },
    $defs: {
        revision: { type: 'object', required: ['sha'], properties: { ref: { type: 'string' }, sha: { type: 'string' } } },
        class: { enum: ['ADDED', 'REMOVED', 'SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'] },
        blob: {
            type: ['object', 'null'],
            required: ['sha256', 'size', 'mode'],
            properties: { sha256: { type: 'string' }, size: { type: 'integer' }, mode: { type: 'string' } },
        },
        finding: {
            type: 'object',
            required: ['path', 'class', 'also', 'format', 'base', 'head', 'summary', 'changeCounts', 'changes', 'record'],
            properties: {
                path: { type: 'string' },
                class: { $ref: '#/$defs/class' },
                also: { type: 'array', items: { $ref: '#/$defs/class' } },
                format: { type: 'string' },
                movedFrom: { type: 'string' },
                movedTo: { type: 'string' },
                base: { $ref: '#/$defs/blob' },
                head: { $ref: '#/$defs/blob' },
                summary: { type: 'string' },
                changeCounts: {
                    type: 'object',
                    required: ['shape', 'value', 'drift', 'representation'],
                    properties: {
                        shape: { type: 'integer' },
                        value: { type: 'integer' },
                        drift: { type: 'integer' },
                        representation: { type: 'integer' },
                    },
                },
                changes: {
                    type: 'array',
                    items: {
                        type: 'object',
                        required: ['kind', 'at'],
                        properties: {
                            kind: { enum: ['shape', 'value', 'drift', 'representation'] },
                            at: { type: 'string' },
                            base: { type: ['string', 'null'] },
                            head: { type: ['string', 'null'] },
                            baseLine: { type: 'integer' },
                            headLine: { type: 'integer' },
                            absolute: { type: 'number' },
                            relative: { type: 'number' },
                            note: { type: 'string' },
                        },
                    },
                },
                record: {
                    type: 'object',
                    required: ['status'],
                    properties: {
                        status: { enum: ['matched', 'missing', 'mismatched', 'not-required'] },
                        kind: { enum: ['trailer', 'approval-file', 'review'] },
                        commit: { type: 'string' },
                        by: { type: 'string' },
                        reason: { type: 'string' },
                    },
                },
            },
        },
        problem: {
            type: 'object',
            required: ['code', 'gate', 'severity', 'message'],
            properties: {
                code: { type: 'string', pattern: '^FG[0-9]{3}$' },
                gate: { type: 'string' },
                severity: { enum: ['error', 'warning', 'notice'] },
                path: { type: 'string' },
                line: { type: 'integer' },
                commit: { type: 'string' },
                message: { type: 'string' },
                fix: { type: 'string' },
            },
        },
    },
};


/***/ })

};
