// The same page as /staff-augmentation, which its canonical address names.
export { default, generateMetadata } from '../staff-augmentation/page';
