import { ApiError } from '@kollab/contract';
import { QueryClient } from '@tanstack/react-query';

const isPassing = (error: Error) =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'badResponse');

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (count, error) => count < 1 && isPassing(error),
        retryDelay: 600,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
