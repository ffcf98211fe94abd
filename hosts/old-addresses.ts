/** Addresses that have no page any more, as every host is told of them. */
export type OldAddresses = {
  /** Where the page that was at an address is now. No target is an old address itself. */
  moved: readonly (readonly [from: string, to: string])[];
  /** Addresses whose pages were taken away on purpose: 410 where a host can say so, else 404. */
  gone: readonly string[];
};
