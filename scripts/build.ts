/** `npm run build`: everything between content/ and a finished out/, in order. The first step that fails ends it. */
import { stagesOf } from './build/stages';
import { sideBySide } from './support/side-by-side';

for (const stage of stagesOf(process.env)) {
  const failed = await sideBySide(stage);
  if (failed !== 0) process.exit(failed);
}
