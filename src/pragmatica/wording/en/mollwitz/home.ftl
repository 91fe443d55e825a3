# Bloody Fields of Mollwitz: what the page says of it before it is played.
mollwitz-name = Bloody Fields of Mollwitz
mollwitz-scenario-romer = Römer’s charge
    .help = Two in the afternoon: thirty Austrian squadrons fall upon the Prussian right, which is still wheeling into line. Four turns, the best way to learn.
mollwitz-scenario-battle = The battle of Mollwitz
    .help = The whole tenth of April 1741, from half past one until dusk, with both armies on the field. Eleven turns.
seat-prussia = Prussia
seat-austria = Austria
web-mollwitz-title = Bloody Fields of Mollwitz
web-mollwitz-about = The first battle of the young King of Prussia, in the snow of Silesia on 10 April 1741. Battalions volley, squadrons charge and are countercharged, orders travel by courier and often too late. Both sides pick in secret which wing acts next; every die is explained, and what your men do when the enemy comes near you can settle beforehand.
web-mollwitz-players = 2, either of them a bot
web-mollwitz-length = an hour for Römer’s charge, a long evening for the battle
web-mollwitz-credit = Designed by Sławomir Łukasik, published by Strategemata.
web-mollwitz-role-romer-prussia = Hold the right flank: form squares, turn the second line, save your cavalry.
web-mollwitz-role-romer-austria = Thirty squadrons and a moment’s surprise: ride down what is not yet in line.
web-mollwitz-role-battle-prussia = Steady infantry that fires twice as fast, weak cavalry, a king who has never seen a battle.
web-mollwitz-role-battle-austria = The finest cavalry in Europe, and recruits who have never fired a volley.
