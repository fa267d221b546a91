import { useIsMutating } from '@tanstack/react-query';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';

/** While something is being saved, or waits for a connection, closing the mini-app asks first. */
export const useWaiting = () => useClosingConfirmation(useIsMutating() > 0);
