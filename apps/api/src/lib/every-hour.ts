const hour = 3_600_000;

/** Runs a job now and every hour. `onError` gets the error of a failed run. Returns a function that stops the job. */
export function everyHour(run: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const attempt = () => {
    run().catch(onError);
  };
  attempt();
  const timer = setInterval(attempt, hour);
  timer.unref();
  return () => clearInterval(timer);
}
