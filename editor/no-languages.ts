/** Replaces zod's messages in 50 languages: the checks have their own. */
export {};
