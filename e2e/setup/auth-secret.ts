/** Servers that share a database must share the secret, or the second is refused. */
export const authSecret = 'a secret that only the tests in the browser know';
