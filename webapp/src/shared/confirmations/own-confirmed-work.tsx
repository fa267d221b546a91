import { useQuery } from '@tanstack/react-query';
import { confirmedWorkQuery } from './confirmations.ts';
import { ConfirmedWork } from './confirmed-work.tsx';

export default function OwnConfirmedWork({ telegramId }: { telegramId: number }) {
  const { data } = useQuery(confirmedWorkQuery(telegramId));
  return <ConfirmedWork works={data} isOwn />;
}
