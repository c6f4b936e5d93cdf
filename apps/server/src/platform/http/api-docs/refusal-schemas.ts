import type { CallStatus } from '@clearpaw/protocol';

type Json = { readonly [key: string]: unknown };

interface Refusals {
  readonly name: string;
  readonly http: string;
  readonly statuses: readonly CallStatus[];
  readonly description: string;
}

/** The refusals of calls; each status is sent with the HTTP status of its group. */
export const answers: readonly Refusals[] = [
  {
    name: 'BadRequest',
    http: '400',
    statuses: ['INVALID_ARGUMENT', 'FAILED_PRECONDITION', 'OUT_OF_RANGE'],
    description:
      'The input is wrong (`details.issues` says where), or it cannot be done now (`details.reason`).',
  },
  {
    name: 'Unauthenticated',
    http: '401',
    statuses: ['UNAUTHENTICATED'],
    description: 'No token or key, or one that has ended.',
  },
  {
    name: 'Forbidden',
    http: '403',
    statuses: ['PERMISSION_DENIED'],
    description: 'The role, the plan or the scope of the key is not enough (`details.reason`).',
  },
  {
    name: 'NotFound',
    http: '404',
    statuses: ['NOT_FOUND'],
    description: 'It does not exist, or it is not the caller’s.',
  },
  {
    name: 'Conflict',
    http: '409',
    statuses: ['ALREADY_EXISTS', 'ABORTED'],
    description: 'It exists already, or it was changed meanwhile: read it again.',
  },
  {
    name: 'TooManyRequests',
    http: '429',
    statuses: ['RESOURCE_EXHAUSTED'],
    description: 'Too many calls: try again after `details.retryAfterSeconds`.',
  },
  {
    name: 'ServerError',
    http: '500',
    statuses: ['INTERNAL', 'UNKNOWN', 'DATA_LOSS'],
    description: 'The server failed. A call with an `idempotencyKey` can be repeated.',
  },
  {
    name: 'Unavailable',
    http: '503',
    statuses: ['UNAVAILABLE'],
    description: 'Try again shortly; a call with an `idempotencyKey` can be repeated.',
  },
];

/** A group of refusals as an OpenAPI response. */
export const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** The body of every refusal. */
export const refusalSchema = (reasons: readonly string[]): Json => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['status', 'message'],
      properties: {
        status: { type: 'string', enum: answers.flatMap(({ statuses }) => statuses) },
        message: { type: 'string', description: 'In English, for a person.' },
        details: {
          type: 'object',
          properties: {
            reason: { type: 'string', enum: [...reasons], description: 'What a program decides by.' },
            issues: {
              type: 'array',
              description: 'What is wrong with the input, field by field.',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: {
                  path: { type: 'string' },
                  message: { type: 'string', description: 'In English, for a person.' },
                  reason: { type: 'string', enum: [...reasons] },
                },
              },
            },
            retryAfterSeconds: { type: 'integer' },
          },
        },
      },
    },
  },
});
