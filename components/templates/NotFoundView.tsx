import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { Button } from '@/lib/definitions/blocks';
import type { NotFoundWords } from '@/lib/definitions/words';

type Props = {
  words: Pick<NotFoundWords, 'image' | 'imageAlt'>;
  /** With 404, where the specification wants it shown. */
  copy: { code?: string; heading: string; text: string };
  links: Button[];
};

/** What a missing address shows: a viaduct with a missing span. */
export function NotFoundView({ words, copy: { code, heading, text }, links }: Props) {
  return (
    <section className="pt-10 lg:pt-16">
      <div className="sheet columns-12 items-end gap-y-6">
        <div className="col-span-12 lg:col-span-8">
          {code && <p className="font-display font-semibold text-h2">{code}</p>}
          <h1 className="text-h1">{heading}</h1>
        </div>
        <div className="col-span-12 lg:col-span-4">
          <p className="max-w-lead text-lead">{text}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {links.map(({ label, link }, index) => (
              <ButtonLink key={link} href={link} look={index === 0 ? 'brand' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
      <Picture picture={words.image} alt={words.imageAlt} priority />
    </section>
  );
}
