import type { NextSteps as Props } from '@/lib/definitions/contact';
import { ListNumber } from './ListNumber';

/** Renders what follows after a contact, in numbered steps. */
export function NextSteps({ heading, steps }: Props) {
  return (
    <section>
      <h2 className="text-h3">{heading}</h2>
      <ol className="mt-4">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-4 border-line border-t py-4">
            <ListNumber index={index} className="mt-1" />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-sm">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
