import { ApiError } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { isMissing } from '#src/api/failure.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** Not there any more, or never a place. */
export const isNowhere = (error: unknown) =>
  isMissing(error) || (error instanceof ApiError && error.code === 'badInput');

export const isForbidden = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 403;

interface NotThereProps {
  title: string;
  hint?: string;
  link: { to: string; text: string };
}

export function NotThere({ title, hint, link }: NotThereProps) {
  return (
    <Placeholder icon={CircleAlert} title={title} hint={hint} isAlert>
      <ButtonLink to={link.to}>{link.text}</ButtonLink>
    </Placeholder>
  );
}
