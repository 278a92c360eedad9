/** The credentials that a call of a function carries. */
export interface Credentials {
  /** An ID token of the signed-in user that has not expired, or null. @param renewed whether it must be a new one */
  idToken: (renewed?: boolean) => Promise<string | null>;
  /** A token of App Check, or null; missing where App Check is not configured. */
  appToken?: () => Promise<string | null>;
}

/** @throws what `idToken` throws */
export async function credentialHeaders({ idToken, appToken }: Credentials): Promise<Record<string, string>> {
  const [token, proof = null] = await Promise.all([idToken(), appToken?.()]);
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(proof ? { 'X-Firebase-AppCheck': proof } : {}),
  };
}
