// The same page as /it-services, which its canonical address names.
export { default, generateMetadata } from '../it-services/page';
