/** Stands in for next/navigation where no route is drawn by Next. */
import { createContext, useContext } from 'react';

/** The address of the page that is shown, '' for the not-found page. */
export const CurrentPath = createContext('/');

export function useSelectedLayoutSegments(): string[] {
  const path = useContext(CurrentPath);
  return path === '' ? ['404'] : path.split('/').filter(Boolean);
}
