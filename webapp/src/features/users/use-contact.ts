import { getContactStatus } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { live } from '#src/api/load.ts';

export const contactKey = (id: number) => ['contact-request', id] as const;

export const useContact = (id: number) =>
  useQuery({
    queryKey: contactKey(id),
    queryFn: ({ signal }) => call(getContactStatus, { params: { id } }, { signal }),
    ...live,
  });
