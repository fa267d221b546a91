interface Filter {
  query?: string | undefined;
  tags?: readonly string[] | undefined;
  level?: readonly string[] | undefined;
  experience?: readonly string[] | undefined;
  stage?: readonly string[] | undefined;
  university?: string | undefined;
}

/** What a search is called: what is asked of it. Empty for one that asks for nothing. */
export const searchLabel = ({
  query = '',
  tags = [],
  level = [],
  experience = [],
  stage = [],
  university = '',
}: Filter) =>
  [query, ...tags, ...level, ...experience, ...stage, university]
    .filter((part) => part !== '')
    .join(' ');
