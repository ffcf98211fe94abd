import type { FocalPoint } from '@/lib/model/focus';
import type { ImageFile } from '@/lib/model/image-file';
import type { CaseStudy, Post } from '@/lib/model/kinds';
import type { Site } from './types';

export type Teaser = {
  title: string;
  text: string;
  note?: string | undefined;
  dateTime?: string | undefined;
  image: ImageFile;
  focus?: FocalPoint | undefined;
  link: string;
  draftNotice?: string | undefined;
  /** A case study's result: before, after, still open. */
  outcome?: readonly { label: string; text: string }[] | undefined;
};

export const postTeaser = ({ title, excerpt, image, focus, date, path, draftNotice }: Post): Teaser => ({
  title,
  text: excerpt,
  image,
  focus,
  dateTime: date,
  link: path,
  draftNotice,
});

export const studyTeaser = (study: CaseStudy): Teaser => {
  const { title, description, image, focus, facts, outcome, path, draftNotice } = study;
  const [first, second] = facts;
  const note = [first, second].flatMap((fact) => fact?.value ?? []).join(' / ');
  return { title, text: description, image, focus, note, outcome: outcome?.points, link: path, draftNotice };
};

/** Returns the teaser of the post with a slug; undefined for a draft, which only the preview can name. */
export function findPostTeaser({ posts }: Site, slug: string): Teaser | undefined {
  const post = posts.find((other) => other.slug === slug);
  return post && postTeaser(post);
}

/** Returns the teaser of the case study with a slug; undefined for a draft, which only the preview can name. */
export function findStudyTeaser({ caseStudies }: Site, slug: string): Teaser | undefined {
  const study = caseStudies.find((other) => other.slug === slug);
  return study && studyTeaser(study);
}
