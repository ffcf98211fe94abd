'use client';

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormCopy } from '@/lib/definitions/contact';
import type { EarlyEvents } from './protocol';
import { sendMessage, TRAP } from './send-message';
import { announce, isAnnouncing, mountToasts, type ToastLabels } from './toasts';

type Name = keyof ContactFormCopy['fields'];
type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null | undefined) =>
  [...(form?.elements ?? [])].filter((control): control is Control => 'placeholder' in control);

/** Empties the fields, but for those that were edited after the click. */
function empty(form: HTMLFormElement, isLate: (control: Control) => boolean) {
  const late = controlsOf(form).flatMap((control) => (isLate(control) ? [[control, control.value] as const] : []));
  form.reset();
  for (const [control, value] of late) control.value = value;
}

type Options = {
  toast: ContactFormCopy['toast'];
  toasts: ToastLabels;
  action: string | undefined;
  earlyEvents: EarlyEvents | undefined;
};

/** Validates and sends the contact form, or empties it. @param action the receiver; default: nothing is sent */
export function useContactForm({ toast, toasts, action, earlyEvents }: Options) {
  const submit = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  const editedWhileSending = useRef(new Set<EventTarget>());
  const [messages, setMessages] = useState<Partial<Record<Name, string>>>({});
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  useEffect(() => {
    shownAt.current = performance.now();
    void mountToasts(toasts);
  }, [toasts]);

  // Validates all fields with the first invalid one, so that the messages are announced once.
  const validateAll = (form: HTMLFormElement) =>
    setMessages(Object.fromEntries(controlsOf(form).map(({ name, validationMessage }) => [name, validationMessage])));
  const confirm = (form: HTMLFormElement) => {
    const isReplayed = earlyEvents?.click.has(submit.current);
    empty(
      form,
      (control) => (isReplayed && earlyEvents?.input.has(control)) || editedWhileSending.current.has(control),
    );
    setMessages({});
    // Keeps the focus on the button, also after Enter in a field.
    submit.current?.focus();
    announce(toast.title, toast.description);
  };
  const send = async (form: HTMLFormElement, receiver: string) => {
    editedWhileSending.current.clear();
    setState('sending');
    const isSent = await sendMessage(receiver, form, shownAt.current);
    setState(isSent ? 'idle' : 'failed');
    if (isSent) confirm(form);
  };
  const handlers = {
    // Replaces the browser's bubble, which would cover the message, and its focus.
    onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      flushSync(() => validateAll(form));
      form.querySelector<Control>(':invalid')?.focus();
    },
    // Skips fields that were not invalid when the form was last sent.
    onInput: ({ target }: FormEvent) => {
      if (state === 'sending') editedWhileSending.current.add(target);
      const { name, validationMessage } = target as Control;
      setMessages((current) => (current[name as Name] ? { ...current, [name]: validationMessage } : current));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (action) send(event.currentTarget, action);
      else confirm(event.currentTarget);
    },
  };
  // Enter in a field also clicks the button. Ignores a second click on an emptied form, or while it is being sent.
  const ignoreRepeat = (event: MouseEvent<HTMLButtonElement>) => {
    const isEmptied = isAnnouncing() && controlsOf(event.currentTarget.form).every(({ value }) => value === '');
    if (isEmptied || state === 'sending') event.preventDefault();
  };
  /** Returns the answers as lines: Label: value. */
  const answers = () =>
    controlsOf(submit.current?.form)
      .filter(({ name, value }) => value !== '' && name !== TRAP)
      .map(({ labels, value }) => `${labels?.[0]?.firstChild?.textContent?.trim()}: ${value}`);

  return { submit, messages, state, handlers, ignoreRepeat, answers };
}
