/** A process that takes its share of texts apart. */
import { hashOfText, type KnownText, takeApart } from '../../lib/content/known-texts';
import { serve } from './in-processes';

serve<string, [hash: string, text: KnownText]>((texts) => texts.map((text) => [hashOfText(text), takeApart(text)]));
