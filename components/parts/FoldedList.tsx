import { CardLink } from './CardLink';
import { FoldedItem } from './FoldedItem';

type Item = {
  id?: string | undefined;
  title: string;
  description: string;
  link?: string | undefined;
  buttonText?: string | undefined;
};

type Props = { items: readonly Item[]; columns: string; placeholder: string };

/** Renders titles with their texts next to each other. Phones fold the texts. @param columns their class */
export function FoldedList({ items, columns, placeholder }: Props) {
  return (
    <ul className={`ruled-grid max-sm:[--gap:2px] ${columns}`}>
      {items.map(({ id, title, description, link, buttonText }, index) => (
        <li key={index}>
          <FoldedItem id={id} title={title}>
            <p className="mt-3 max-w-lead">{description}</p>
            {buttonText && <CardLink href={link} placeholder={placeholder} label={buttonText} about={title} />}
          </FoldedItem>
        </li>
      ))}
    </ul>
  );
}
