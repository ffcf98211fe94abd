import { Link } from '@/ui/Link';

type Props = { label: string; steps: readonly { path: string; name: string }[] };

/** Renders the breadcrumb without the page itself, whose name is the h1 below. */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav
      aria-label={label}
      className="breadcrumb sheet max-lg:min-h-14 max-lg:pt-6 low:min-h-0 low:pt-0 lg:-mb-10 lg:h-10 text-sm"
    >
      <ol>
        {steps.slice(0, -1).map(({ path, name }) => (
          <li
            key={path}
            className="inline not-first:before:mx-3 not-first:before:inline-block not-first:before:w-5 not-first:before:border-t-[1.5px] not-first:before:align-middle"
          >
            <Link href={path} className="text-link whitespace-nowrap">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
