import { Link } from '@/components/ui/Link';
import type { Site } from '@/lib/content/schema';
import { tagName } from '@/lib/tag-name';

type Props = {
  /** Address of the list: /blog. */
  base: string;
  tags: readonly string[];
  /** The topic whose list is shown. */
  current?: string | undefined;
  labels: Site['labels'];
};

/** Links to the lists of all topics; nothing where no entry has one. */
export function Topics({ base, tags, current, labels }: Props) {
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
            <Link href={link} className="text-link footer-link" {...(isCurrent && { 'aria-current': 'true' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
