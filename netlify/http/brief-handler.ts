import { admit } from './admission';
import type { AnalyzeHandlerOptions } from './analyze-handler';
import { bearerTokenOf, checkMethod, checkPolicy, checkToken } from './caller';
import { errorResponse, jsonResponse, RequestFailure } from './error-responses';
import { Journal, REQUEST_ID_HEADER } from './journal';
import { checkContentType, readBriefRequest } from './request-body';

export interface BriefHandlerOptions extends Pick<
  AnalyzeHandlerOptions,
  'verifyToken' | 'policy' | 'limiter' | 'log'
> {
  /** Turns a brief into a vector in base64; `not-english` for one in another language. */
  vectorOf: (brief: string) => Promise<string>;
}

/**
 * The function that turns a brief into a vector (`src/contracts/brief-vector.ts`), without its platform: checks method,
 * content type, token, policy, body and limits in this order. The brief is not stored, and no log contains it.
 *
 * @returns a handler that never throws
 */
export function createBriefHandler({
  verifyToken,
  policy = {},
  limiter,
  log,
  vectorOf,
}: BriefHandlerOptions): (request: Request) => Promise<Response> {
  async function answer(request: Request, journal: Journal): Promise<Response> {
    checkMethod(request);
    checkContentType(request);
    const signedIn = await checkToken(bearerTokenOf(request), verifyToken);
    await checkPolicy(request, signedIn, policy);
    const brief = await readBriefRequest(request);
    const { leave, confirmed } = await admit(limiter, signedIn.uid, 'briefs');
    try {
      journal.begin('answer');
      const vector = await vectorOf(brief);
      await confirmed();
      if (vector === 'not-english')
        throw new RequestFailure('not-english', 'Please write the brief in English.');
      journal.answered();
      return jsonResponse(200, { model: 'use-lite', vector });
    } finally {
      await leave();
    }
  }

  return async (request) => {
    const journal = new Journal(request, false, log);
    journal.add({ isBrief: true });
    const response = await answer(request, journal).catch((error: unknown) => {
      journal.failed(error, request.signal.aborted);
      return errorResponse(error);
    });
    response.headers.set(REQUEST_ID_HEADER, journal.requestId);
    return response;
  };
}
