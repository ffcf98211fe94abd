import { type ReactNode, useId } from 'react';

type Props = {
  choice: string;
  states: readonly { label: string; text: string }[];
  illustrate: (index: number) => ReactNode;
  className?: string;
};

/** Renders a figure in several states, of which radio buttons show one, without a script (States.css). */
export function States({ choice, states, illustrate, className = '' }: Props) {
  const name = useId();
  return (
    <figure className={`states ${className}`.trim()}>
      {/* Firefox would restore another state after a reload. Radio buttons have no such attribute of their own. */}
      <form method="dialog" autoComplete="off" className="contents">
        <fieldset
          className={`states-choice ${states.length > 4 ? 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-8' : ''}`.trim()}
        >
          <legend className="sr-only">{choice}</legend>
          {states.map(({ label }, index) => (
            <label key={index} className="button">
              <input
                type="radio"
                name={name}
                value={index}
                defaultChecked={index === 0}
                aria-describedby={`${name}-${index}`}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
      {states.map(({ text }, index) => (
        <div key={index} className="state">
          {illustrate(index)}
          <p id={`${name}-${index}`}>{text}</p>
        </div>
      ))}
    </figure>
  );
}
