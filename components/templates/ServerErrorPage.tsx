import type { NotFoundCopy } from '@/lib/model/shared-copy';
import { ButtonLinks } from '@/ui/ButtonLinks';

type Props = { copy: Pick<NotFoundCopy, 'error' | 'link'> };

/** Renders the page for errors of a server. A static file cannot contain the status, so its text lists them. */
export function ServerErrorPage({ copy: { error, link } }: Props) {
  return (
    <section className="sheet pt-6 pb-section lg:pt-10">
      <h1 className="text-h1">{error.heading}</h1>
      <p className="mt-6 max-w-measure text-lead">{error.text}</p>
      <ButtonLinks items={[link]} />
    </section>
  );
}
