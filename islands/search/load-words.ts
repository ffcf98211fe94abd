/** Loads and indexes the words of all pages while React is on its way. The loader imports it at the first event. */
import { client, SEARCH_INDEX } from './query-client';

client.prefetchQuery(SEARCH_INDEX);
