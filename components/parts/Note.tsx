type Props = { of: string | undefined; dateTime?: string | undefined };

/** Renders what is known about an entry, such as its date. @param dateTime the day that it is, for programs */
export function Note({ of: note, dateTime }: Props) {
  if (!note) return null;
  return (
    <span className="figure-note block basis-full">{dateTime ? <time dateTime={dateTime}>{note}</time> : note}</span>
  );
}
