/**
 * Run by tests in a separate process, as Playwright transforms JSX in another way. Prints an island (its name, props and
 * prefix) as the build renders it.
 */
import { renderIsland } from '../../export/render-islands';

const [, , name = '', props = '', prefix = ''] = process.argv;
console.log(renderIsland(name, props, prefix));
