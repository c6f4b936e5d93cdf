/** An error in Stripe's format; it ends the request and rolls its transaction back. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: 400 | 401 | 404;
  readonly body: { readonly error: Readonly<Record<string, string>> };

  constructor(
    status: ApiRefusal['status'],
    error: {
      readonly type: string;
      readonly message: string;
      readonly code?: string;
      readonly param?: string;
    },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function missingParameter(object: string, id: string): ApiRefusal {
  const message = `No such ${object}: '${id}'`;
  return new ApiRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message });
}

export function invalid(param: string, message: string): ApiRefusal {
  return new ApiRefusal(400, { type: 'invalid_request_error', param, message });
}
