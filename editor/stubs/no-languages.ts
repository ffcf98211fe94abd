/** Stands in for the messages zod has in 50 languages: the checks have words of their own. */
export {};
