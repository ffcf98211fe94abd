import { Link } from '@/components/ui/Link';

type Props = { label: string; steps: readonly { path: string; name: string }[] };

/** Renders the breadcrumb; the last step is the page itself and not a link. */
export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label} className="sheet pt-6">
      <ol className="breadcrumb">
        {steps.map(({ path, name }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <Link href={path} className="text-link">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
