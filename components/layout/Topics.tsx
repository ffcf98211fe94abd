import { Link } from '@/components/ui/Link';
import type { Labels } from '@/lib/definitions/company';
import type { ListView } from '@/lib/definitions/context';
import { tagName } from '@/lib/shared/tag-name';

type Props = { list: Pick<ListView, 'base' | 'tags' | 'tag'>; labels: Labels };

/** Renders links to the lists of all topics; nothing if no entry has one. */
export function Topics({ list: { base, tags, tag: current }, labels }: Props) {
  if (tags.length === 0) return null;
  const items = [
    { label: labels.allTopics, link: base, isCurrent: current === undefined },
    ...tags.map((tag) => ({ label: tagName(tag), link: `${base}/tag/${tag}`, isCurrent: tag === current })),
  ];
  return (
    <nav aria-label={labels.topics} className="sheet pb-8">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {items.map(({ label, link, isCurrent }) => (
          <li key={link}>
            <Link href={link} className="inline-block min-w-6 text-link" {...(isCurrent && { 'aria-current': 'true' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
