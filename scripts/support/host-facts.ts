export { listPages as pageFiles } from './list-files';
