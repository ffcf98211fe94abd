import fs from 'node:fs';

/** The form of a picture that stands on the sheet: of a drawing the one for phones, where there is one. */
export function formOf(file: string): string {
  const narrow = file.replace(/\.svg$/, '.narrow.svg');
  return fs.existsSync(narrow) ? narrow : file;
}
