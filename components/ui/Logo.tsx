/** The mark: the home drawing's arch with its deck and hangers. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 34 20"
      width="34"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <path d="M1.5 18.5c1.5-11 8-17 15.5-17s14 6 15.5 17" />
      <path d="M5 18.5c1.5-8 6-12.2 12-12.2s10.5 4.2 12 12.2" strokeWidth="1.25" />
      <path d="M0 14h34" />
      <path d="M10.5 8.5V14M17 6.3V14M23.5 8.5V14" strokeWidth="1.25" />
    </svg>
  );
}
