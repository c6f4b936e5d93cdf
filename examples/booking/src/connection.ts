import * as oauth from 'oauth4webapi';

export interface ClearpawSettings {
  readonly clearpawUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

interface Tokens {
  readonly access: string;
  readonly refresh: string | undefined;
  /** Unix time in milliseconds. */
  readonly endsAt: number;
}

const scope = 'connections:read compliance:read visits:read visits:write offline_access';
/** A token is renewed a little before it ends. */
const earlyMs = 60_000;

/** The connection to one business: asked for once, then renewed whenever a token ends. */
export class Connection {
  readonly #settings: ClearpawSettings;
  readonly #server: URL;
  readonly #client: oauth.Client;
  readonly #secret: oauth.ClientAuth;
  readonly #insecure: { readonly [oauth.allowInsecureRequests]: boolean };
  #issuer: Promise<oauth.AuthorizationServer> | undefined;
  #tokens: Tokens | null = null;
  #renewal: Promise<Tokens> | null = null;
  #businessId: string | null = null;

  constructor(settings: ClearpawSettings) {
    this.#settings = settings;
    this.#server = new URL(settings.clearpawUrl);
    this.#client = { client_id: settings.clientId };
    this.#secret = oauth.ClientSecretBasic(settings.clientSecret);
    this.#insecure = { [oauth.allowInsecureRequests]: this.#server.protocol === 'http:' };
  }

  /**
   * Starts a connection; `address` is where to send the person. Store the other values in the person's session, and
   * pass them to `finish`.
   */
  async begin(): Promise<{ readonly address: string; readonly state: string; readonly verifier: string }> {
    const issuer = await this.#discover();
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    const address = new URL(issuer.authorization_endpoint ?? '');
    address.search = new URLSearchParams({
      response_type: 'code',
      client_id: this.#settings.clientId,
      redirect_uri: this.#settings.redirectUri,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    return { address: address.href, state, verifier };
  }

  /**
   * Completes the connection after the person has returned. Throws if they did not allow it, or if the response does
   * not match the request.
   */
  async finish(returned: URL, { state, verifier }: { state: string; verifier: string }): Promise<void> {
    const issuer = await this.#discover();
    const answer = oauth.validateAuthResponse(issuer, this.#client, returned, state);
    const response = await oauth.authorizationCodeGrantRequest(
      ...([issuer, this.#client, this.#secret, answer, this.#settings.redirectUri, verifier] as const),
      this.#insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(issuer, this.#client, response);
    this.#keep(tokens);
    this.#businessId = String(tokens.business_id);
  }

  get isOpen(): boolean {
    return this.#businessId !== null;
  }

  /** The business that connected Clearpaw. */
  business(): string {
    if (this.#businessId === null) throw new Error('Connect Clearpaw first.');
    return this.#businessId;
  }

  /** A token that works. Calls that come at once share one renewal, because a refresh token works once. */
  async token(): Promise<string> {
    if (this.#tokens === null) throw new Error('Connect Clearpaw first.');
    if (this.#tokens.endsAt - earlyMs > Date.now()) return this.#tokens.access;
    this.#renewal ??= this.#renew(this.#tokens).finally(() => {
      this.#renewal = null;
    });
    return (await this.#renewal).access;
  }

  /** Clearpaw refused the token: someone disconnected this app. */
  forget(): void {
    this.#tokens = null;
    this.#businessId = null;
  }

  async #renew({ refresh }: Tokens): Promise<Tokens> {
    const issuer = await this.#discover();
    const response = await oauth.refreshTokenGrantRequest(
      ...([issuer, this.#client, this.#secret, refresh ?? ''] as const),
      this.#insecure,
    );
    return this.#keep(await oauth.processRefreshTokenResponse(issuer, this.#client, response));
  }

  #keep({
    access_token: access,
    refresh_token: refresh,
    expires_in = 0,
  }: oauth.TokenEndpointResponse): Tokens {
    this.#tokens = { access, refresh, endsAt: Date.now() + expires_in * 1000 };
    return this.#tokens;
  }

  #discover(): Promise<oauth.AuthorizationServer> {
    this.#issuer ??= oauth
      .discoveryRequest(this.#server, { algorithm: 'oauth2', ...this.#insecure })
      .then((response) => oauth.processDiscoveryResponse(this.#server, response));
    return this.#issuer;
  }
}
