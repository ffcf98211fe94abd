/** Files in the wrong place, under a wrong name, or at an address that is taken. */
import { anew, HOME, POST, testCases } from '../../support/content-cases';
import { edit } from '../../support/content-folder';

testCases([
  {
    name: 'a file name with capitals',
    file: 'blog/My-Post.md',
    change: anew('---\n---\n'),
    told: [/content\/blog\/My-Post\.md:1 {2}file name: expected lower-case letters/],
  },
  {
    name: 'a file name with dots',
    file: 'blog/v1.2.md',
    change: anew('---\n---\n'),
    told: [/file name: expected lower-case letters/],
  },
  {
    name: 'a file name with a blank',
    file: 'products/my product.md',
    change: anew('---\n---\n'),
    told: [/file name: expected lower-case letters/],
  },
  {
    name: 'a slug that is not the file name',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'slug: another-slug\ndate:'),
    told: [/slug: expected the file's name, change-in-employee-engagement-perception, found "another-slug"$/],
  },
  {
    name: "an industry with a product's address",
    file: 'industries/lims.md',
    change: anew('---\n---\n'),
    told: [
      /content\/products\/lims\.md:1 {2}file name: expected an address no other page has, found \/lims, taken by content\/industries\/lims\.md$/,
    ],
    toldIn: 'products/lims.md',
  },
  {
    name: "a product with a page's address",
    file: 'products/about.md',
    change: anew('---\n---\n'),
    told: [/file name: expected an address no other page has, found \/about/],
  },
  {
    name: 'a post called page',
    file: 'blog/page.md',
    change: anew('---\n---\n'),
    told: [/file name: expected an address no other page has/],
  },
  ...['industries/index.md', 'products/robots.md', 'case-studies/index.md', 'blog/index.md'].map((file) => ({
    name: `a page at ${file}, which hosts or the build have a use for`,
    file,
    change: anew('---\n---\n'),
    told: [/:1 {2}file name: expected an address no other page has, found \/.*, taken by the site itself$/],
  })),
  {
    name: 'a folder that does not exist',
    file: 'blogs/x.md',
    change: anew('---\n---\n'),
    told: [/content\/blogs\/x\.md:1 {2}place: expected one of .*\(did you mean "blog"\?\), found "blogs"$/],
  },
  {
    name: 'a post in a folder of its own',
    file: 'blog/2024/x.md',
    change: anew('---\n---\n'),
    told: [/content\/blog\/2024\/x\.md:1 {2}place: expected/],
  },
  {
    name: 'shared words nobody knows',
    file: 'shared/serach.md',
    change: anew('---\n---\n'),
    told: [/place: expected one of .*\(did you mean "search"\?\), found "serach"$/],
  },
  {
    name: 'a page below the address of a list',
    file: 'pages/blog/news.md',
    change: anew('---\n---\n'),
    told: [/file name: expected an address no other page has, found \/blog\/news, taken by the site itself$/],
  },
  {
    name: 'a page in a folder with a capital',
    file: 'pages/Legal/terms.md',
    change: anew('---\n---\n'),
    told: [/file name: expected lower-case letters, digits and single hyphens, then \.md, found "Legal\/terms\.md"$/],
  },
  {
    name: 'a further address that is another page',
    file: 'pages/it-services.md',
    change: (s) => edit(s, 'alsoAt: [/services]', 'alsoAt: [/services, /contact]'),
    told: [
      /it-services\.md:\d+ {2}alsoAt\.2: expected an address no other page has, found \/contact, taken by content\/pages\/contact\.md$/,
    ],
  },
  {
    name: 'a file under another ending',
    file: 'blog/x.mdx',
    change: anew('---\n---\n'),
    told: [/content\/blog\/x\.mdx:1 {2}file name: expected a name that ends in \.md, found "x\.mdx"$/],
  },
  ...['blog/x.html', 'blog/x.docx', 'blog/x', 'blog/x.md.txt', 'blog/x.MD', 'industries/x.yaml'].map((file) => ({
    name: `a file called ${file}`,
    file,
    change: anew('---\n---\n'),
    told: [/:1 {2}file name: expected a name that ends in \.md, found "/],
  })),
  {
    name: 'notes beside the posts',
    file: 'blog/README.md',
    change: anew('# Notes\n'),
    told: [/content\/blog\/README\.md:1 {2}front matter: expected/],
  },
  {
    name: 'a featured post that is a draft',
    file: POST,
    change: (s) => edit(s, /^date:/m, 'draft: true\ndate:'),
    told: [/pages\/home\.md:\d+ {2}sections\.6\.slug: expected the slug of a published post/],
    toldIn: HOME,
  },
]);
