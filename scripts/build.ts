/**
 * `npm run build`: everything between content/ and a finished out/, in order. The first step that fails ends it.
 * `npm run build -- --day 2026-12-01` makes the site of another day.
 */
import { stagesOf } from './build/stages';
import { holdDay, takeDay } from './support/day';
import { sideBySide } from './support/side-by-side';

takeDay();
holdDay();

for (const stage of stagesOf(process.env)) {
  const failed = await sideBySide(stage);
  if (failed !== 0) process.exit(failed);
}
