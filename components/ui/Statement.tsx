type Props = { id?: string | undefined; figure: string; text: string };

export function Statement({ id, figure, text }: Props) {
  return (
    <div id={id} className="bg-brand py-14 text-on-brand">
      <div className="sheet columns-12 items-center gap-y-4">
        <p className="col-span-12 font-display font-semibold text-display tracking-tight lg:col-span-5">{figure}</p>
        <p className="col-span-12 text-lead lg:col-span-6">{text}</p>
      </div>
    </div>
  );
}
