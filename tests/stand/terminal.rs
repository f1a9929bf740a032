//! The stand by hand: the owner's phone in this terminal, until ctrl-c.

use std::collections::BTreeSet;
use std::io::{BufRead, Read};
use std::os::unix::net::UnixStream;
use std::process::ExitCode;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serde_json::json;

use crate::stand::gate::{GROUP, Gate};
use crate::stand::model::{self, Model};
use crate::stand::phone;
use crate::stand::plan::Plan;
use crate::stand::uids::Role;
use crate::stand::world::Message;

const HELP: &str = "  press N · write TEXT (in private) · clock SECONDS · log · quit
  add (the bot to the group) · group TEXT (as the owner) · boris TEXT (a stranger there, until you add him)
  events (what the agent hears) · reply TEXT, reply-group TEXT (as the agent)";

enum Event {
    Line(String),
    Changed(Box<Message>),
    Quit,
}

/// Starts everything and lets a person play the owner.
pub(crate) fn run(port: u16) -> ExitCode {
    let model = Model::saying(model::ANSWER);
    let mut gate = Plan::new(super::image()).port(port).model(&model).start();
    // A group that the owner can connect by hand.
    gate.world.group_without_bot(GROUP, "Acme office", &[&gate.anna, &gate.boris, &gate.mallory]);
    introduce(&gate);
    let (send, events) = channel();
    if listen(&gate, &send).is_err() {
        return ExitCode::FAILURE;
    }
    let mut buttons: Vec<(Message, String)> = Vec::new();
    for event in events {
        match event {
            Event::Quit => break,
            Event::Changed(message) => {
                if message.chat != gate.anna.id {
                    println!("in the group:");
                }
                println!("{}", phone::drawn(&message));
                // A number stays with its button for good: it never means another one later.
                for label in message.labels().into_iter().flatten() {
                    println!("   press {}: {label}", buttons.len() + 1);
                    buttons.push((*message.clone(), label));
                }
            }
            Event::Line(line) if !command(&mut gate, &buttons, line.trim()) => break,
            Event::Line(_) => {}
        }
    }
    println!("stopping…");
    ExitCode::SUCCESS
}

fn introduce(gate: &Gate) {
    println!("Everything happens in {}; nothing outside of it is touched.", gate.folder().display());
    println!("Telegram is played by this program at {}: no real bot.", gate.url());
    let image = std::env::current_exe().unwrap_or_default();
    let who = if gate.walled() { format!(" as {}", gate.uid(Role::Session)) } else { String::new() };
    println!("\nIn another terminal, as the agent:");
    println!("  {}{who} ask note --field text='Hello' --config {}", image.display(), gate.config().display());
    println!("\nHere, as the owner:\n{HELP}\n");
}

/// Everything that can happen ends up in one channel: lines typed, messages that changed, ctrl-c.
fn listen(gate: &Gate, send: &Sender<Event>) -> std::io::Result<()> {
    let (mut end, signal) = UnixStream::pair()?;
    signal_hook::low_level::pipe::register(signal_hook::consts::SIGINT, signal.try_clone()?)?;
    signal_hook::low_level::pipe::register(signal_hook::consts::SIGTERM, signal)?;
    let quit = send.clone();
    std::thread::spawn(move || {
        drop(end.read(&mut [0]));
        drop(quit.send(Event::Quit));
    });
    let typed = send.clone();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if typed.send(Event::Line(line)).is_err() {
                return;
            }
        }
    });
    let changed = send.clone();
    let world = std::sync::Arc::clone(&gate.world);
    std::thread::spawn(move || {
        let mut seen: BTreeSet<(i64, i64, usize)> = BTreeSet::new();
        let bot = world.lock().bot.id;
        while !world.lock().closing {
            let next = world.wait(Duration::from_secs(5), |state| {
                let messages = state.chats.values().flat_map(|chat| chat.messages.values());
                messages
                    .filter(|message| message.from == bot)
                    .find(|m| !seen.contains(&(m.chat, m.id, m.past.len())))
                    .cloned()
            });
            let Some(message) = next else { continue };
            seen.insert((message.chat, message.id, message.past.len()));
            if changed.send(Event::Changed(Box::new(message))).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// Does what was typed; `false` ends the stand.
fn command(gate: &mut Gate, buttons: &[(Message, String)], line: &str) -> bool {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "" => {}
        "quit" => return false,
        "log" => println!("{}", gate.log.tail(30)),
        "write" => {
            gate.anna.writes(rest);
        }
        "clock" => match rest.parse() {
            Ok(seconds) => gate.advance(seconds),
            Err(_) => println!("clock SECONDS"),
        },
        "press" => {
            let button = rest.parse::<usize>().ok().and_then(|n| buttons.get(n.checked_sub(1)?));
            let Some((message, label)) = button else {
                println!("no such button");
                return true;
            };
            let now = gate.world.now_at(message.chat, message.id);
            match now.data_of(label) {
                Some(data) => {
                    let query = gate.anna.sends_data(&now, &data);
                    let toast = gate.world.wait(Duration::from_secs(15), |s| s.presses.get(&query)?.answer.clone());
                    println!("   ({})", toast.as_deref().unwrap_or("no answer to the press"));
                }
                None => println!("the button is gone"),
            }
        }
        "add" => gate.anna.adds_bot(GROUP),
        "group" => {
            gate.anna.writes_in(GROUP, rest, None);
        }
        "boris" => {
            gate.boris.writes_in(GROUP, rest, None);
        }
        "reply" | "reply-group" => {
            let chat = if word == "reply" { gate.anna.id } else { GROUP };
            println!("   {}", gate.session(&json!({"op": "reply", "chat_id": chat, "text": rest}), &[]).json);
        }
        "events" => {
            let events = gate.events();
            for event in &events[events.len().saturating_sub(10)..] {
                println!("   {event}");
            }
        }
        _ => println!("{HELP}"),
    }
    true
}
