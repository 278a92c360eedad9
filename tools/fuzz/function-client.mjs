/**
 * The outcome of a call.
 *
 * @typedef {object} Answer
 * @property {boolean} isRight whether it arrived in time, conforms to the contract, and is not a 5xx
 * @property {string} outcome a summary
 * @property {string} text the whole response
 *
 * @typedef {{ isStream: boolean, longestMs: number, captionsUrl?: string }} CallOptions
 */

/** Time in ms for which a token is used: it is valid for an hour. */
const TOKEN_MS = 30 * 60_000;

/**
 * Signs a user up, another one every half hour, and calls the function as this user.
 *
 * @param {Awaited<ReturnType<typeof import('../../scripts/local/stack.mjs').startStack>>} servers
 * @returns {Promise<(url: string, options: CallOptions) => Promise<Answer>>}
 */
export async function functionClient(servers) {
  const signUp = `http://${servers.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const signedUp = async () => {
    const person = await fetch(signUp, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `fuzz-${String(Date.now())}@example.com`,
        password: 'Passw0rd',
        returnSecureToken: true,
      }),
    });
    return /** @type {{ idToken: string }} */ (await person.json()).idToken;
  };
  let idToken = await signedUp();
  let since = performance.now();
  return async (url, { isStream, longestMs, captionsUrl }) => {
    try {
      if (performance.now() - since > TOKEN_MS) {
        since = performance.now();
        idToken = await signedUp();
      }
      const response = await fetch(`${servers.SCENECUE_TEST_SITE}/.netlify/functions/analyze`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${idToken}`,
          ...(isStream ? { accept: 'text/event-stream' } : {}),
        },
        body: JSON.stringify({ url, captionsUrl }),
        signal: AbortSignal.timeout(longestMs),
      });
      const text = await response.text();
      return response.headers.get('content-type')?.startsWith('text/event-stream') === true
        ? ofStream(text)
        : ofBody(response.status, text);
    } catch (error) {
      return { isRight: false, outcome: `no answer: ${String(error)}`, text: '' };
    }
  };
}

/** The last event is the result. @param {string} text @returns {Answer} */
function ofStream(text) {
  const last = text.trimEnd().split('\n\n').at(-1) ?? '';
  const [, event, data = ''] = /^event: (result|error)\ndata: (.+)$/.exec(last) ?? [];
  if (event === undefined) return { isRight: false, outcome: 'a stream without an end', text };
  if (event === 'result') return ofBody(200, data);
  const { status } = /** @type {{ status: number }} */ (JSON.parse(data));
  return ofBody(status, data);
}

/** @param {number} status @param {string} text @returns {Answer} */
function ofBody(status, text) {
  try {
    const body = JSON.parse(text);
    if (status === 200)
      return { isRight: isAnalysis(body), outcome: body.partial ? '200, partial' : '200', text };
    const { code, message } = body.error;
    // With these, nothing was tested.
    const isRefused = status === 401 || status === 429;
    const isRight = status >= 400 && status < 500 && !isRefused && message !== '';
    return { isRight, outcome: `${String(status)} ${code}`, text };
  } catch {
    return { isRight: false, outcome: `${String(status)}, unreadable`, text };
  }
}

/**
 * @param {{ status: string, durationMs: number, analysis: { timestamp: number, concepts: { confidence: number }[] }[] }} body
 */
function isAnalysis({ status, durationMs, analysis }) {
  const inOrder = analysis.every(
    ({ timestamp }, index) =>
      timestamp >= (analysis[index - 1]?.timestamp ?? 0) && timestamp <= Math.max(durationMs, 1),
  );
  const confidences = analysis.flatMap(({ concepts }) => concepts.map(({ confidence }) => confidence));
  return (
    status === 'success' && inOrder && confidences.every((confidence) => confidence >= 0 && confidence <= 1)
  );
}
