import { createAnalyzeHandler } from '../http/analyze-handler';
import { startFunction } from '../http/start-function';

/** `POST /.netlify/functions/analyze`: see `src/contracts/analysis.ts` and `analysis-events.ts`. */
export default startFunction(createAnalyzeHandler);
