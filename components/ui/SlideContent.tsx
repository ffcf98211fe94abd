import type { CarouselSlide } from '@/lib/definitions/blocks';

type Props = CarouselSlide & { iconId: string };

export function SlideContent({ title, iconId, description, list, footer }: Props) {
  return (
    <article className="columns-12 h-full gap-y-6 pe-1">
      <div className="col-span-12 lg:col-span-5">
        <svg width="40" height="40" className="shrink-0" aria-hidden="true">
          <use href={`#${iconId}`} />
        </svg>
        <h3 className="mt-6 text-h2">{title}</h3>
        <p className="mt-4 max-w-lead">{description}</p>
      </div>
      <div className="col-span-12 flex flex-col lg:col-span-6 lg:col-start-7">
        {list && (
          <ul className="grid">
            {list.map((item) => (
              <li key={item} className="border-current border-t-[1.5px] py-4">
                {item}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-auto border-brand border-t-8 pt-4 font-semibold">{footer}</p>
      </div>
    </article>
  );
}
